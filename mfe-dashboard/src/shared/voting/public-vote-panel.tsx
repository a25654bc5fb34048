import { CurrencyPicture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { ErrorNotice, usePortal, errorCodeText, useIsHydrated } from '@portico/portal-kit';
import {
  Skeleton,
  Window,
  Button,
  classNames,
  FormField,
  LinkButton,
  Notice,
  SelectField,
  SubmitButton,
  Stack,
} from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useEarningsText, useSiteName } from './vote-texts';
import { isWebAddress } from './vote-tab';
import { isVotingOff, voteSitesQuery, type VoteSite } from './voting.queries';
import styles from './public-vote-panel.module.css';
import { type PublicVote, usePublicVote } from './use-public-vote';

export function PublicVotePanel() {
  const t = useTexts('mfe-dashboard');
  const { voting } = usePortal().config;
  const query = useQuery({ ...voteSitesQuery(), enabled: voting.sites > 0 });
  const { data, error } = query;
  if (voting.sites === 0 || data?.sites.length === 0 || isVotingOff(error)) return null;
  return (
    <Window as="aside" title={t('publicVote.title')} icon="star" className={styles.panel}>
      {data && <PublicVoteForm sites={data.sites} />}
      {data === undefined && error === null && (
        <Stack gap={2} aria-busy="true">
          <Skeleton shape="box" width="100%" className={styles.lead} />
          <Skeleton shape="box" width="100%" height="14rem" />
        </Stack>
      )}
      {data === undefined && error !== null && <ErrorNotice title={t('publicVote.error')} query={query} />}
    </Window>
  );
}

const USERNAME = 'voteUsername';
const SITE = 'voteSite';

/** Asks for the name and the site. The press itself opens the site's tab, because browsers block later ones. */
function PublicVoteForm({ sites }: { sites: readonly VoteSite[] }) {
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
    <Stack as="form" gap={2} method="post" noValidate onSubmit={handleSubmit}>
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
        // A slot hydrates after its page. Until then, a press would submit the form.
        disabled={!isLive}
        isPending={isBusy}
        pendingText={t('publicVote.pending')}
        className={styles.submit}
      >
        {t('vote.button')}
      </SubmitButton>
      {/* From the press on, its place has room for the longest text. */}
      <div role="status" className={classNames(state.phase !== 'idle' && styles.message)}>
        <PublicVoteMessage state={state} />
      </div>
    </Stack>
  );
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

function PublicVoteMessage({ state }: { state: PublicVote }) {
  const t = useTexts('mfe-dashboard');
  switch (state.phase) {
    case 'idle':
    case 'opening':
      return null;
    case 'pending':
      return (
        <Notice
          tone={state.isBlocked ? 'warning' : 'info'}
          actions={
            isWebAddress(state.url) && (
              <LinkButton size="small" href={state.url} isExternal>
                {t('vote.message.openSite')}
              </LinkButton>
            )
          }
        >
          {t(state.isBlocked ? 'vote.message.blocked' : 'publicVote.waiting')}
        </Notice>
      );
    case 'success':
      return <Notice tone="good">{t('publicVote.success')}</Notice>;
    case 'warning':
    case 'error':
      return (
        <Notice
          tone={state.phase === 'warning' ? 'warning' : 'danger'}
          actions={
            state.checkAgain && (
              <Button size="small" icon="retry" onClick={state.checkAgain}>
                {t('vote.message.checkAgain')}
              </Button>
            )
          }
        >
          {state.text}
        </Notice>
      );
  }
}
