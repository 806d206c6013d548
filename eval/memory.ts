import { bookOnDisk } from '#app/book-on-disk.ts'

/** Prints how many megabytes the coach adds to a process that has loaded nothing else. */
const bare = process.memoryUsage().rss
const { createCoach } = await import('#app/interviewer/coach/coach.ts')
const coach = createCoach({ random: () => 0.5, book: bookOnDisk() })
const jobDescription =
  'Maçon (H/F). Monter des murs en parpaing, coffrer des planchers, lire des plans.'
const { questions } = await coach.askQuestions(jobDescription)
await coach.assessAnswer({
  question: questions[2]?.text ?? '',
  answer: "Sur un chantier, j'ai monté 40 m² de mur en deux jours.",
  jobDescription,
})
console.log(((process.memoryUsage().rss - bare) / 1e6).toFixed(1))
