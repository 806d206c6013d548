export function Dashboard() {
  return <h1 className="text-section">Tableau de bord</h1>
}
