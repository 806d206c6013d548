export default function SimulatorScreen() {
  return <h1>simulator</h1>
}
