export function Users() {
  return <h1 className="text-section">Gestion des Utilisateurs</h1>
}
