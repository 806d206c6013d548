export function NewArticle() {
  return <h1 className="text-section">Nouvel Article</h1>
}
