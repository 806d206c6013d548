import { contentStems } from '../french/stem.ts'
import { findActivities } from '../offer-facts/find-activities.ts'
import { findMissions } from '../offer-facts/find-missions.ts'
import type { OfferFacts } from '../offer-facts/offer-facts.ts'
import { type Candidate, candidate } from './candidate.ts'
import type { ChosenPage } from './choose-pages.ts'
import { fillWording } from './fill-wording.ts'
import { mayBeABeginner } from './may-be-a-beginner.ts'
import { OF_ANY_POST } from './of-any-post.ts'
import { ON_A_MISSION } from './wordings/on-a-mission.ts'

/** More than what a page of the domain asks. */
const WORTH = 2
const OF_ITS_OWN = 0.12
const MOST_OF_ITS_OWN = 5
const LEAST_OF_ITS_OWN = 3
const LATER = 0.06
/** Where the trade's page does not hear what the offer says first, the post is not wholly of that trade. */
const FIRST_TOLD = 2

/**
 * Questions on a mission that the offer writes, read aloud as it stands: where no trade is sure, or where its
 * page does not know the first of them. A page that knows the work asks better in its own words.
 */
export function questionsOfMissions(offer: OfferFacts, pages: readonly ChosenPage[]): Candidate[] {
  if (mayBeABeginner(offer)) return []
  const hasATrade = pages.some(({ of }) => of === 'trade')
  return findMissions(offer.lines).flatMap(({ text }, at) => {
    const own = new Set(contentStems(text).filter((stem) => !OF_ANY_POST.has(stem))).size
    if (own < LEAST_OF_ITS_OWN || text.includes('/')) return []
    const activities = activitiesTold(text, offer, pages)
    if (hasATrade && (activities.length > 0 || at >= FIRST_TOLD)) return []
    const score = WORTH + OF_ITS_OWN * Math.min(MOST_OF_ITS_OWN, own) - LATER * at
    return ON_A_MISSION.map((wording) =>
      candidate('behavioural', fillWording(wording, { mission: text }) ?? '', score, {
        names: ['mission'],
        activities,
      }),
    )
  })
}

/** What the pages call the work of this line, so that no other question of the set is about it. */
function activitiesTold(
  text: string,
  { lines }: OfferFacts,
  pages: readonly ChosenPage[],
): string[] {
  const own = lines.filter((line) => line.text.includes(text))
  return pages.flatMap(({ page, of }) =>
    of === 'any'
      ? []
      : [...findActivities(page.activities, own).keys()].map((id) =>
          of === 'subject' ? `${page.code} ${id}` : id,
        ),
  )
}
