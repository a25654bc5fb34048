import { CurrencyPicture } from '@portico/game-ui';
import { errorCodeText, useIsHydrated } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { FormField, SelectField, SubmitButton } from '@portico/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useEarningsText } from '../../shared/voting/use-earnings-text';
import { useSiteName } from '../../shared/voting/use-site-name';
import type { VoteSite } from '../../shared/voting/voting.queries';
import styles from './public-vote-panel.module.css';
import { PublicVoteMessage } from './public-vote-message';
import { usePublicVote } from './use-public-vote';

const USERNAME = 'voteUsername';
const SITE = 'voteSite';

/** Whose vote, and where. The tab of the site opens in the press itself. */
export function PublicVoteForm({ sites }: { sites: readonly VoteSite[] }) {
  const t = useTexts('mfe-dashboard');
  const nameOf = useSiteName();
  const earningsOf = useEarningsText();
  const { state, vote } = usePublicVote();
  const field = useRef<HTMLInputElement>(null);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const isLive = useIsHydrated();
  const isBusy = state.phase === 'opening' || state.phase === 'pending';

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const username = textOf(values, USERNAME).trim();
    const site = sites.find(({ id }) => id === textOf(values, SITE));
    setIsNameMissing(username === '');
    if (username === '') return field.current?.focus();
    if (site !== undefined) vote(username, { id: site.id, name: nameOf(site) });
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={handleSubmit}>
      <p className={styles.lead}>
        <CurrencyPicture kind="VP" size={48} />
        {t('publicVote.lead')}
      </p>
      <FormField
        ref={field}
        name={USERNAME}
        label={t('publicVote.username')}
        autoComplete="username"
        maxLength={64}
        error={isNameMissing ? errorCodeText('voting.username_required') : undefined}
      />
      <SelectField
        name={SITE}
        label={t('publicVote.site')}
        options={sites.map((site) => ({
          value: site.id,
          text: [nameOf(site), earningsOf(site)].filter(Boolean).join(' · '),
        }))}
      />
      <SubmitButton
        variant="secondary"
        // What a slot holds is live after its page: a press before would send the form away.
        disabled={!isLive}
        isPending={isBusy}
        pendingText={t('publicVote.pending')}
        className={styles.submit}
      >
        {t('publicVote.submit')}
      </SubmitButton>
      <PublicVoteMessage state={state} />
    </form>
  );
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
