import { useNavigate } from 'react-router'
import { whenScreensCame } from '#app/simulation/interview-screens.ts'
import { showToast } from '#app/ui/toast.ts'
import type { WholeSimulation } from '../contract.ts'
import { resumeSimulation } from '../resume.ts'

/** Takes a simulation up, at a question to try again when one is named, and leads to its screen. */
export function useResume(whole: WholeSimulation) {
  const navigate = useNavigate()
  const resume = async (retried?: number) => {
    const screen = await resumeSimulation(whole, retried)
    if (!screen) {
      const description = "L'offre de cette simulation n'a pas été reçue."
      return showToast({ title: 'Erreur', description, tone: 'destructive' })
    }
    const isOver = whole.simulation.state === 'finished' && retried === undefined
    await navigate(isOver ? '/summary' : screen)
  }
  return (retried?: number) => whenScreensCame(() => void resume(retried))
}
