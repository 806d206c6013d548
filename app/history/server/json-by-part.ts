import type { Part, PastSimulation } from '../contract.ts'

/** One simulation whole, its parts read as they are taken. */
export interface ReadSimulation {
  simulation: PastSimulation
  parts: AsyncIterable<Part> | Iterable<Part>
}

/** The JSON text of one simulation, a piece for each part, made as it is taken. */
export async function* jsonByPart(
  { simulation, parts }: ReadSimulation,
  print: (value: object) => string = JSON.stringify,
): AsyncGenerator<string> {
  yield `{\n"simulation": ${print(simulation)},\n"parts": [`
  let before = '\n'
  for await (const part of parts) {
    yield `${before}${print(part)}`
    before = ',\n'
  }
  yield '\n]}'
}
