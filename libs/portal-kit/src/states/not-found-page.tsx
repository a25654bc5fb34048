import { LinkButton, LostState } from '@portico/ui';
import type { ReactNode } from 'react';
import { kitText } from '../texts/kit-texts';
import { PageMeta } from '../head/page-meta';

export interface LostPageProps {
  title: string;
  hint: string;
  /** Links that lead on. */
  actions: ReactNode;
}

/** A page for a thing that does not exist. */
export function LostPage({ title, hint, actions }: LostPageProps) {
  return (
    <>
      <PageMeta title={title} description={hint} noindex />
      <LostState title={title} titleLevel={1} hint={hint} actions={actions} />
    </>
  );
}

export interface NotFoundPageProps {
  /** Links beside the one to the home page. */
  others?: ReactNode;
}

/** The page for an unknown address. */
export function NotFoundPage({ others }: NotFoundPageProps) {
  return (
    <LostPage
      title={kitText('kit.notFound.title')}
      hint={kitText('kit.notFound.message')}
      actions={
        <>
          <LinkButton href="/" variant="primary">
            {kitText('kit.notFound.home')}
          </LinkButton>
          {others}
        </>
      }
    />
  );
}
