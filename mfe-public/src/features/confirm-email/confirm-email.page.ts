import { definePage } from '@portico/portal-kit';

export const confirmEmailPage = definePage({
  path: '/confirm-email',
  lazy: () =>
    import(/* webpackChunkName: "confirm-email" */ './confirm-email-page').then(
      (page) => page.ConfirmEmailPage,
    ),
  handle: {
    title: 'confirmEmail.meta.title',
    description: 'confirmEmail.meta.description',
    keywords: 'confirmEmail.meta.keywords',
    index: false,
  },
});
