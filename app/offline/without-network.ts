/** What stands in the place of a page that was never read here, when there is no network. */
export const WITHOUT_NETWORK = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Sans connexion</title></head>
<body style="font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem">
<h1>Cette page n'est pas sur votre appareil</h1>
<p>Elle s'ouvrira quand vous retrouverez une connexion. <a href="/">L'accueil</a> et <a href="/job-description">la préparation d'un entretien</a> s'ouvrent sans elle.</p>
</body></html>`
