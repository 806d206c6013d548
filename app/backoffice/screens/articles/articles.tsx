export function Articles() {
  return <h1 className="text-section">Gestion du Blog</h1>
}
