export default function HomeScreen() {
  return <h1>Répétez votre entretien, face à face.</h1>
}
