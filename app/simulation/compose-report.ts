import type { SentFeedback, SentSession } from './contract.ts'
import type { Report } from './report-contract.ts'
import { isAnswered } from './rules.ts'

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'Europe/Paris' })

/** The report of an interview as it stands, finished or not, with a summary or without. */
export function composeReport(session: SentSession, now: Date): Report {
  const answers = session.questions.map((_, index) => session.answers[index] ?? '')
  const feedbacks = session.questions.map((_, index) => reportFeedback(session.feedbacks?.[index]))
  const answerTimes = session.questions.map((_, i) => Math.round(session.answerTimes?.[i] ?? 0))
  const answered = answers.flatMap((answer, index) => (isAnswered(answer) ? [index] : []))
  const scores = answered.flatMap((index) => feedbacks[index]?.score ?? [])
  const summary = reportSummary(session, mean(scores))

  return {
    metadata: {
      formattedDate: longDate.format(now),
      title: session.title ?? null,
      format: session.format ?? null,
      source: sourceOf(session),
    },
    stats: {
      overallScore: summary?.overallScore ?? mean(scores),
      answeredQuestions: answered.length,
      totalQuestions: session.questions.length,
      avgTime: mean(answered.map((index) => answerTimes[index] ?? 0)),
    },
    session: {
      jobDescription: session.jobDescription,
      summary,
      questions: session.questions,
      answers,
      answerTimes,
      spoken: session.questions.map((_, index) => session.spoken?.[index] ?? null),
      followUps: session.questions.map((_, index) => session.followUps?.[index] ?? null),
      feedbacks,
    },
  }
}

const mean = (values: number[]): number =>
  values.length === 0
    ? 0
    : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

function reportFeedback(feedback: SentFeedback | null | undefined) {
  if (!feedback) return null
  return {
    analysis: feedback.analysis ?? '',
    strengths: feedback.strengths ?? [],
    improvements: feedback.improvements ?? [],
    exampleAnswer: feedback.exampleAnswer ?? '',
    ...(feedback.pitfall && { pitfall: feedback.pitfall }),
    ...(feedback.listensFor && { listensFor: feedback.listensFor }),
    ...(feedback.rulesOut && { rulesOut: feedback.rulesOut }),
    dimensions: feedback.dimensions ?? [],
    score: typeof feedback.score === 'number' ? Math.round(feedback.score) : null,
  }
}

function reportSummary({ summary, ...session }: SentSession, fallbackScore: number) {
  if (!summary) return null
  return {
    overallScore: Math.round(summary.overallScore ?? fallbackScore),
    globalStrengths: summary.globalStrengths ?? [],
    globalImprovements: summary.globalImprovements ?? [],
    generalFeedback: summary.generalFeedback ?? '',
    headline: summary.headline ?? '',
    source: summary.source ?? sourceOf(session),
  }
}

const sourceOf = ({ feedbacks, summary }: SentSession) =>
  summary?.source === 'ia' || feedbacks?.some((feedback) => feedback?.source === 'ia')
    ? ('ia' as const)
    : ('coach' as const)
