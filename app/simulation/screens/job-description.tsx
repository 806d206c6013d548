export default function JobDescriptionScreen() {
  return <h1>job-description</h1>
}
