import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { Badge, Button, SelectField, Window } from '@portico/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { askForIds, type IdOutcome, type ListedId, MAX_IDS, readIds } from './id-list';
import styles from './picture-probe-page.module.css';

interface Outcome extends ListedId {
  outcome: IdOutcome;
}

/** Many ids at once: which of them have pictures, and which do not. */
export function IdListProbe() {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { pngOrigin } = usePortal().config.developerTools;
  const [origin, setOrigin] = useState('');
  const [text, setText] = useState('');
  const { outcomes, isRunning, run, stop } = useIdList();
  const ids = readIds(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ids.length > 0) run(ids.slice(0, MAX_IDS), origin);
  };
  const found = outcomes.filter(({ outcome }) => outcome.kind === 'answered' && outcome.status === 200);
  return (
    <Window title={t('pngTest.ids.title')} icon="filter">
      <div className={styles.part}>
        <form className={styles.part} onSubmit={submit}>
          {pngOrigin !== undefined && (
            <SelectField
              label={t('wzExplorer.open.from')}
              value={origin}
              options={[
                { value: '', text: t('wzExplorer.open.portal') },
                { value: pngOrigin, text: pngOrigin },
              ]}
              onChange={setOrigin}
            />
          )}
          <label className={styles.label}>
            {t('pngTest.ids.label')}
            <textarea
              className={styles.ids}
              dir="ltr"
              spellCheck={false}
              placeholder="1040002 1060002 1002357"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          {ids.length > MAX_IDS && (
            <p className={styles.hint}>{t('pngTest.ids.tooMany', { limit: number(MAX_IDS) })}</p>
          )}
          <div>
            {isRunning ? (
              <Button icon="close" onClick={stop}>
                {t('pngTest.ids.stop')}
              </Button>
            ) : (
              <Button type="submit" icon="search">
                {t('pngTest.ids.run')}
              </Button>
            )}
          </div>
        </form>
        <p role="status" className={styles.hint}>
          {outcomes.length > 0 &&
            t('pngTest.ids.summary', {
              found: number(found.length),
              missing: number(outcomes.length - found.length),
            })}
        </p>
        {outcomes.length > 0 && <OutcomeTable outcomes={outcomes} />}
      </div>
    </Window>
  );
}

function OutcomeTable({ outcomes }: { outcomes: readonly Outcome[] }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('singleTest.id')}</th>
          <th scope="col">{t('pngTest.result.status')}</th>
          <th scope="col">{t('pngTest.result.time')}</th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ text: id, outcome }) => (
          <tr key={id}>
            <td>
              <code>{id}</code>
            </td>
            <td>
              <OutcomeBadge outcome={outcome} />
            </td>
            <td>
              {outcome.kind === 'answered' &&
                t('pngTest.result.milliseconds', { time: number(Math.round(outcome.milliseconds)) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OutcomeBadge({ outcome }: { outcome: IdOutcome }) {
  const t = useTexts('mfe-admin');
  if (outcome.kind === 'answered') {
    return <Badge tone={outcome.status === 200 ? 'good' : 'danger'}>{outcome.status}</Badge>;
  }
  return <Badge tone="warning">{t(`pngTest.ids.${outcome.kind}`)}</Badge>;
}

/** One list at a time; it ends when it is stopped, or when the page goes. */
function useIdList() {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (ids: readonly ListedId[], origin: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setOutcomes([]);
    setIsRunning(true);
    const placeOf = ({ text }: ListedId) => ids.findIndex((id) => id.text === text);
    await askForIds(ids, origin, {
      signal: controller.signal,
      onOutcome: (id, outcome) =>
        setOutcomes((before) =>
          [...before, { ...id, outcome }].sort((one, other) => placeOf(one) - placeOf(other)),
        ),
    });
    if (running.current === controller) setIsRunning(false);
  };
  return {
    outcomes,
    isRunning,
    run: (ids: readonly ListedId[], origin: string) => void run(ids, origin),
    stop: () => {
      running.current?.abort();
      setIsRunning(false);
    },
  };
}
