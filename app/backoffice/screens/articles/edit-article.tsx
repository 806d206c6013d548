export function EditArticle() {
  return <h1 className="text-section">Modifier l'Article</h1>
}
