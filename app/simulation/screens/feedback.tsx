export default function FeedbackScreen() {
  return <h1>feedback</h1>
}
