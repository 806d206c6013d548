import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { SECTORS } from './sectors/sector.ts'

export default [
  layout('shell/page-layout.tsx', [
    index('showcase/screens/home.tsx'),
    layout('simulation/screens/interview-layout.tsx', [
      route('job-description', 'simulation/screens/job-description.tsx'),
      route('simulator', 'simulation/screens/simulator.tsx'),
      route('feedback', 'simulation/screens/feedback.tsx'),
      route('summary', 'simulation/screens/summary.tsx'),
    ]),
    route('historique', 'history/screens/history.tsx'),
    route('historique/:id', 'history/screens/past-simulation.tsx'),
    route('progression', 'history/screens/progress.tsx'),
    layout('blog/screens/blog-layout.tsx', [
      route('blog', 'blog/screens/blog-list.tsx'),
      route('blog/:slug', 'blog/screens/article.tsx'),
    ]),
    route('verify-email', 'accounts/screens/verify-email.tsx'),
    route('reset-password', 'accounts/screens/reset-password.tsx'),
    route('pricing', 'showcase/screens/pricing.tsx'),
    route('about', 'showcase/screens/about.tsx'),
    ...SECTORS.map((name) =>
      route(`entretien-${name}`, 'sectors/screens/sector.tsx', { id: `sectors/${name}` }),
    ),
    route('mentions-legales', 'showcase/screens/legal/legal-notice.tsx'),
    route('cgv', 'showcase/screens/legal/terms.tsx'),
    route('confidentialite', 'showcase/screens/legal/privacy.tsx'),
    route('assistance', 'showcase/screens/legal/support.tsx'),
    route('retractation', 'showcase/screens/legal/withdrawal.tsx'),
    layout('backoffice/screens/admin-layout.tsx', [
      route('admin', 'backoffice/screens/dashboard.tsx'),
      route('admin/users', 'backoffice/screens/users.tsx'),
      route('admin/blog', 'backoffice/screens/article-list.tsx'),
      route('admin/blog/new', 'backoffice/screens/new-article.tsx'),
      route('admin/blog/edit/:id', 'backoffice/screens/edit-article.tsx'),
    ]),
    route(':address', 'sectors/screens/unknown-sector.tsx'),
    route('*', 'shell/not-found.tsx'),
  ]),
] satisfies RouteConfig
