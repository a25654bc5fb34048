import { LinkButton, LostState } from '@portico/ui';
import { kitText } from './kit-texts';
import { PageMeta } from './page-meta';

/** There is nothing at this address. */
export function NotFoundPage() {
  const title = kitText('kit.notFound.title');
  const message = kitText('kit.notFound.message');
  return (
    <>
      <PageMeta title={title} description={message} noindex />
      <LostState
        title={title}
        titleLevel={1}
        hint={message}
        actions={
          <LinkButton href="/" variant="primary">
            {kitText('kit.notFound.home')}
          </LinkButton>
        }
      />
    </>
  );
}
