import { data, Link } from 'react-router'

export const loader = () => data(null, { status: 404 })

export default function NotFoundScreen() {
  return (
    <div>
      <h1>404 Page Not Found</h1>
      <p>Avez-vous oublié d'ajouter la page au routeur ?</p>
      <Link to="/">Revenir à l'accueil</Link>
    </div>
  )
}
