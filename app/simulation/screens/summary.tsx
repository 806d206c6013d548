export default function SummaryScreen() {
  return <h1>summary</h1>
}
