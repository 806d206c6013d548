import { A_PASSWORD } from './an-account.ts'
import { AN_OFFER } from './an-offer.ts'

export const CALLERS = ['none', 'bad', 'expired', 'unverified', 'user', 'premium', 'admin'] as const

/** Anybody may ask, whatever token comes with it. */
const open = (status = 200) => Array<number>(7).fill(status)
/** Visitors may ask; a token that is sent must be good. */
const optional = (status = 200) => [status, 401, 401, 401, status, status, status]
/** A good token is needed; one status for all three, or one for users, premium and administrators. */
const secured = (user = 200, premium = user, admin = user) => [
  401,
  401,
  401,
  401,
  user,
  premium,
  admin,
]
/** Only for administrators, whose row says `admin(200)`, or `admin(404)` for something that is not there. */
export const admin = (status = 200) => secured(403, 403, status)

const SESSION = { session: { jobDescription: AN_OFFER, questions: ['Et vous ?'], answers: [''] } }
const FEEDBACK = { question: 'Et vous ?', answer: 'Une réponse.', jobDescription: AN_OFFER }
const SAVE = {
  parts: [
    {
      kind: 'step',
      changedAt: 1,
      index: 0,
      answer: 'Oui.',
      seconds: 9,
      feedback: null,
      earlier: [],
    },
  ],
}
const LINK = { email: 'personne@exemple.fr' }
const LOGIN = { email: 'personne@exemple.fr', password: 'secret' }
const CHANGE = { currentPassword: A_PASSWORD, newPassword: 'tout nouveau' }
const AN_ARTICLE = {
  ...{ title: 'Un titre', slug: 'un-titre', excerpt: 'Un extrait.', content: '<p>Un texte.</p>' },
  ...{ category: 'Guide', author: 'La rédaction' },
  ...{ featured: false, published: false, readTime: 5 },
}
const TO_SUPPORT = { email: 'personne@exemple.fr', subject: 'Une question', message: 'Bonjour' }
const UNKNOWN_CARD = { clientSecret: 'inconnu', cardNumber: '4242424242424242' }

/**
 * Every call as the published interface names it, the status that each of `CALLERS` gets, and the
 * body that is sent. A part of the path in braces is asked for as « absent ».
 */
export const EVERY_CALL: Record<string, [statuses: number[], body?: unknown]> = {
  'POST /api/login': [open(401), LOGIN],
  'POST /api/signup': [open(201), LOGIN],
  'POST /api/resend-verification': [open(), LINK],
  'POST /api/forgot-password': [open(), LINK],
  'POST /api/verify-email': [open(400), { token: 'inconnu' }],
  'POST /api/reset-password': [open(400), { token: 'inconnu', newPassword: 'secret' }],
  'GET /api/user': [secured()],
  'GET /api/user/export': [secured()],
  'DELETE /api/user': [secured(), { password: A_PASSWORD }],
  'POST /api/logout': [secured()],
  'POST /api/logout-everywhere': [secured()],
  'POST /api/change-password': [secured(), CHANGE],
  'POST /api/stripe/create-payment-intent': [secured(200, 409, 200), { amount: 599 }],
  'POST /api/stripe/confirm-payment': [secured(404), { paymentIntentId: 'inconnu' }],
  'POST /api/stripe/webhook': [open(404), {}],
  'POST /api/stripe/pretend/confirm': [open(404), UNKNOWN_CARD],
  'POST /api/stripe/pretend/authenticate': [
    open(404),
    { clientSecret: 'inconnu', isApproved: true },
  ],
  'POST /api/simulate': [secured()],
  'POST /api/generate-questions': [optional(), { jobDescription: AN_OFFER }],
  'GET /api/trades': [open()],
  'POST /api/generate-feedback': [optional(), FEEDBACK],
  'POST /api/analyse-answer': [secured(403, 200, 403), { ...FEEDBACK, dimensions: [] }],
  'POST /api/generate-summary': [optional(), SESSION],
  'POST /api/generate-report': [optional(), SESSION],
  'GET /api/voice': [open()],
  'POST /api/transcriptions': [optional(404)],
  'GET /api/simulations': [secured()],
  'DELETE /api/simulations': [secured(204)],
  'GET /api/simulations/{id}': [secured(404)],
  'PUT /api/simulations/{id}': [secured(404), SAVE],
  'DELETE /api/simulations/{id}': [secured(404)],
  'GET /api/standing': [secured()],
  'GET /api/progress': [secured(403, 200, 403)],
  'POST /api/support': [optional(503), TO_SUPPORT],
  'GET /api/admin/stats': [admin()],
  'GET /api/admin/activity': [admin()],
  'GET /api/admin/unclaimed-payments': [admin()],
  'POST /api/admin/refresh-sitemap': [admin()],
  'GET /api/admin/users': [admin()],
  'GET /api/admin/users/{id}': [admin(404)],
  'PATCH /api/admin/users/{id}': [admin(404), { isPremium: true }],
  'GET /api/admin/users/{id}/payments': [admin(404)],
  'GET /api/admin/users/{id}/trace': [admin(404)],
  'GET /api/blog/articles': [open()],
  'GET /api/blog/articles/{slug}': [open(404)],
  'GET /api/admin/blog/articles': [admin()],
  'POST /api/admin/blog/articles': [admin(201), AN_ARTICLE],
  'GET /api/admin/blog/articles/{id}': [admin(404)],
  'PUT /api/admin/blog/articles/{id}': [admin(404), AN_ARTICLE],
  'PATCH /api/admin/blog/articles/{id}/publish': [admin(404), { published: true }],
  'DELETE /api/admin/blog/articles/{id}': [admin(404)],
  'POST /api/admin/blog/images': [admin(400), { content: 'aucune image' }],
  'POST /api/admin/blog/preview': [admin(), { content: '<p>Un texte.</p>' }],
}
