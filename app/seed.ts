import { seedArticles } from './blog/server/seed.ts'
import type { Ports } from './ports.ts'

/** What a new database begins with; each part is loaded once, and what is deleted stays deleted. */
export async function seed(ports: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  await seedArticles(ports)
}
