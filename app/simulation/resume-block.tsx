import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { type Interview, whereToResume } from './interview.ts'
import { findInterrupted, session, useInterview } from './session.ts'
import { hasUnusedStart } from './start.ts'

/** On the home page: the interview that was left or interrupted, or the start that still waits. */
export function ResumeBlock() {
  const inMemory = useInterview()
  const [interrupted, setInterrupted] = useState<Interview | null>(null)
  const [hasStart, setHasStart] = useState(false)

  useEffect(() => {
    setHasStart(hasUnusedStart())
    findInterrupted().then(setInterrupted, () => {})
  }, [])

  const found = inMemory ?? interrupted
  if (found) return <Resume interview={found} onAbandon={() => setInterrupted(null)} />
  return hasStart ? <WaitingStart /> : null
}

interface Props {
  interview: Interview
  onAbandon: () => void
}

function Resume({ interview, onAbandon }: Props) {
  const navigate = useNavigate()
  const isMemory = useInterview() !== null

  const resume = () => {
    if (!isMemory) session.restore(interview)
    void navigate(whereToResume(interview))
  }
  const abandon = () => {
    session.clear()
    onAbandon()
  }

  return (
    <Card aria-labelledby="resume">
      <h2 id="resume" className="text-2xl">
        Votre entretien vous attend
      </h2>
      <p className="mt-2 text-ink-soft">{stateOf(interview)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={resume}>
          Reprendre la simulation
        </Button>
        <Button variant="quiet" onClick={abandon}>
          Abandonner
        </Button>
      </div>
    </Card>
  )
}

function stateOf(interview: Interview): string {
  const post = interview.title ? `${interview.title}, ` : ''
  const total = interview.questions.length
  const position =
    whereToResume(interview) === '/summary'
      ? 'récapitulatif'
      : `question ${interview.currentQuestionIndex + 1} sur ${total}`
  const sentence = `${post}${position}. Réponses, temps et retours sont gardés dans cet onglet.`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function WaitingStart() {
  return (
    <p className="text-base">
      <Link to="/job-description" className="link">
        Une simulation déjà décomptée attend encore son offre
      </Link>
    </p>
  )
}
