/** What a person sees when a page itself breaks: what is safe, and where to go. */
export function ErrorScreen() {
  return (
    <main>
      <h1>Cette page n'a pas pu s'afficher</h1>
      <p>Vos réponses restent dans cet onglet. Rechargez la page, ou revenez à l'accueil.</p>
      <a href="/">Revenir à l'accueil</a>
    </main>
  )
}
