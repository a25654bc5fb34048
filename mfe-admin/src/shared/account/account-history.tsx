import { ACCOUNT_NOTE_KINDS, ACCOUNT_NOTE_MAX_LENGTH, writtenText } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Moment, errorText, QueryStates, useFormat, useSession } from '@portico/portal-kit';
import { TableWindow, columnsOf } from '@portico/portal-kit/list';
import {
  Badge,
  Button,
  EmptyState,
  FormError,
  SelectField,
  Window,
  type DataColumn,
  Link,
} from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { SentenceField } from '../fields/reason-field';
import styles from './account.module.css';
import { historyQuery, useAddNote, type AccountHistory, type AdminAccount } from './account.queries';
import { paths } from '../../paths';
import { StoryView } from '../story/story-view';
import { useStory } from '../story/story-state';

type Note = AccountHistory['notes'][number];
type StaffAct = AccountHistory['acts'][number];

interface AccountHistoryProps {
  account: Pick<AdminAccount, 'id' | 'mayAct'>;
}

/** Shown to web admins and to those who may act on the account. The API refuses everyone else. */
export function AccountHistoryWindows({ account: { id, mayAct } }: AccountHistoryProps) {
  const t = useTexts('mfe-admin');
  const isWebAdmin = useSession(({ roles }) => roles.includes('webAdmin'));
  const query = useQuery({ ...historyQuery(id), enabled: mayAct || isWebAdmin });
  const columns = useActColumns();
  const { serverDate: date } = useFormat();
  if (!mayAct && !isWebAdmin) return null;
  return (
    <QueryStates query={query} errorTitle={t('account.notes.error')} skeleton="10.5rem">
      {({ notes, acts }) => (
        <>
          <Window title={t('account.notes.title')} icon="edit" isFlush>
            {notes.length === 0 ? (
              <EmptyState
                title={t('account.notes.none')}
                hint={acts.length === 0 ? t('account.history.none') : undefined}
              />
            ) : (
              <ul className={styles.notes} role="list">
                {notes.map(({ id: key, kind, text, by, at }) => (
                  <li key={key} className={styles.note}>
                    <Badge
                      tone={kind === 'warning' ? 'warning' : 'neutral'}
                      icon={kind === 'warning' ? 'warning' : 'edit'}
                    >
                      {t(`account.notes.kind.${kind}`)}
                    </Badge>
                    <bdi dir="auto" className={styles.text}>
                      {text}
                    </bdi>
                    <span className={styles.author}>
                      <bdi>{by ?? t('frame.gone')}</bdi> · <Moment at={at} title={date(at)} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {mayAct && <NoteForm id={id} />}
          </Window>
          <TableWindow
            title={t('account.history.title')}
            icon="crown"
            columns={columns}
            rows={acts}
            rowKey={(act) => act.id}
          />
        </>
      )}
    </QueryStates>
  );
}

function NoteForm({ id }: { id: number }) {
  const t = useTexts('mfe-admin');
  const [kind, setKind] = useState<Note['kind']>('note');
  const [text, setText] = useState('');
  const sending = useAddNote(id);
  const written = writtenText(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (written !== '') sending.mutate({ kind, text: written }, { onSuccess: () => setText('') });
  };
  return (
    <form className={styles.noteForm} onSubmit={submit}>
      <SelectField
        label={t('account.notes.kindLabel')}
        value={kind}
        options={ACCOUNT_NOTE_KINDS.map((one) => ({ value: one, text: t(`account.notes.kind.${one}`) }))}
        onChange={(value) => setKind(value === 'warning' ? 'warning' : 'note')}
      />
      <div className={styles.noteText}>
        <SentenceField
          label={t('account.notes.label')}
          hint={t('account.notes.hint')}
          maxLength={ACCOUNT_NOTE_MAX_LENGTH}
          value={text}
          onChange={setText}
          isReadOnly={sending.isPending}
        />
      </div>
      <Button type="submit" isPending={sending.isPending} aria-disabled={written === '' || undefined}>
        {t('account.notes.add')}
      </Button>
      {sending.error !== null && <FormError>{errorText(sending.error)}</FormError>}
    </form>
  );
}

function useActColumns(): DataColumn<StaffAct>[] {
  const t = useTexts('mfe-admin');
  const { number, serverDate: date } = useFormat();
  return columnsOf(t, {
    'auditLog.column.action': {
      onCard: 'title',
      cell: ({ action, amount, pointType }) => (
        <>
          {t(`auditLog.action.${action}`)}
          {amount !== null && pointType !== null && (
            <bdi>
              {' '}
              {number(amount)} {pointType.toUpperCase()}
            </bdi>
          )}
        </>
      ),
    },
    'auditLog.column.actor': ({ by }) => <bdi>{by ?? t('frame.gone')}</bdi>,
    'reason.label': {
      onCard: 'wide',
      isEmpty: ({ reason }) => reason === null,
      cell: ({ reason }) => <bdi dir="auto">{reason}</bdi>,
    },
    'account.history.at': { align: 'end', onCard: 'aside', cell: ({ at }) => date(at) },
  });
}

const LOGS = [
  { key: 'voteLog', path: paths.voteLog, role: 'admin' },
  { key: 'bossLog', path: paths.bossLog, role: 'admin' },
  { key: 'scrollingLog', path: paths.scrollingLog, role: 'webAdmin' },
  { key: 'nxLog', path: paths.nxCreditLog, role: 'webAdmin' },
  { key: 'inkwellLog', path: paths.inkwellLog, role: 'webAdmin' },
  { key: 'auditLog', path: paths.auditLog, role: 'webAdmin' },
] as const;
/** Longer than the default week of the logs. */
const LOG_DAYS = 90;

export function AccountStory({ account: { id, name } }: { account: Pick<AdminAccount, 'id' | 'name'> }) {
  const t = useTexts('mfe-admin');
  const story = useStory('168');
  const isWebAdmin = useSession(({ roles }) => roles.includes('webAdmin'));
  const logs = LOGS.filter(({ role }) => role === 'admin' || isWebAdmin);
  return (
    <Window title={t('story.title')} icon="scroll">
      <nav className={styles.logs} aria-label={t('account.logs')}>
        {logs.map(({ key, path }) => (
          <Link key={key} href={`${path}?days=${LOG_DAYS}&search=${encodeURIComponent(name)}`}>
            {t(`${key}.title`)}
          </Link>
        ))}
        {isWebAdmin && <Link href={paths.callbacksOf(id)}>{t('account.callbacks')}</Link>}
      </nav>
      <StoryView accountId={id} story={story} />
    </Window>
  );
}
