import { definePage, pageWords } from '@portico/portal-kit';

export const confirmEmailPage = definePage({
  path: '/confirm-email',
  lazy: () =>
    import(/* webpackChunkName: "confirm-email" */ './confirm-email-page').then(
      (page) => page.ConfirmEmailPage,
    ),
  handle: {
    ...pageWords('confirmEmail.meta'),
    index: false,
  },
});
