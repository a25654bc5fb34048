import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { Badge, Button, SelectField, SoftText, TextAreaField, Window } from '@portico/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { spriteCategoryOf, spriteName } from '@portico/avatar';
import { EXAMPLE_IDS } from '../../shared/developer/examples';
import { useOneRun } from '../../shared/use-one-run';
import styles from './picture-probe-page.module.css';

interface Outcome extends ListedId {
  outcome: IdOutcome;
}

export function IdListProbe() {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { pngOrigin } = usePortal().config.developerTools;
  const [origin, setOrigin] = useState('');
  const [text, setText] = useState(EXAMPLE_IDS);
  const { outcomes, isRunning, run, stop } = useIdList();
  const ids = readIds(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ids.length > 0) run({ ids: ids.slice(0, MAX_IDS), origin });
  };
  const found = outcomes.filter(({ outcome }) => outcome.kind === 'answered' && outcome.status === 200);
  return (
    <Window title={t('pictureProbe.ids.title')} icon="filter">
      <div className={styles.part}>
        <form className={styles.part} onSubmit={submit}>
          {pngOrigin !== undefined && (
            <SelectField
              label={t('developer.from')}
              value={origin}
              anyText={t('developer.portal')}
              options={[{ value: pngOrigin, text: pngOrigin }]}
              onChange={setOrigin}
            />
          )}
          <TextAreaField
            isCode
            label={t('pictureProbe.ids.label')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {ids.length > MAX_IDS && (
            <SoftText>{t('pictureProbe.ids.tooMany', { limit: number(MAX_IDS) })}</SoftText>
          )}
          <div>
            {isRunning ? (
              <Button icon="close" onClick={stop}>
                {t('pictureProbe.ids.stop')}
              </Button>
            ) : (
              <Button type="submit" icon="check">
                {t('pictureProbe.ids.run')}
              </Button>
            )}
          </div>
        </form>
        <SoftText role="status">
          {outcomes.length > 0 &&
            t('pictureProbe.ids.summary', {
              found: number(found.length),
              missing: number(outcomes.length - found.length),
            })}
        </SoftText>
        {outcomes.length > 0 && <OutcomeTable outcomes={outcomes} />}
      </div>
    </Window>
  );
}

function OutcomeTable({ outcomes }: { outcomes: readonly Outcome[] }) {
  const t = useTexts('mfe-admin');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('developer.id')}</th>
          <th scope="col">{t('pictureProbe.result.status')}</th>
          <th scope="col">{t('pictureProbe.result.time')}</th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ text: id, outcome }) => (
          <tr key={id}>
            <td>
              <code>{id}</code>
            </td>
            <td>
              {outcome.kind === 'answered' ? (
                <Badge tone={outcome.status === 200 ? 'good' : 'danger'}>{outcome.status}</Badge>
              ) : (
                <Badge tone="warning">{t(`pictureProbe.ids.${outcome.kind}`)}</Badge>
              )}
            </td>
            <td>
              {outcome.kind === 'answered' &&
                t('pictureProbe.result.milliseconds', { time: Math.round(outcome.milliseconds) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Probes one list at a time, until stop or unmount. */
function useIdList() {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const { begin, stop } = useOneRun();
  const probing = useMutation({
    // Offline, each picture fails at once instead of waiting.
    networkMode: 'always',
    mutationFn: async ({ ids, origin }: { ids: readonly ListedId[]; origin: string }) => {
      setOutcomes([]);
      const placeOf = ({ text }: ListedId) => ids.findIndex((id) => id.text === text);
      await askForIds(ids, origin, {
        signal: begin(),
        onOutcome: (id, outcome) =>
          setOutcomes((before) =>
            [...before, { ...id, outcome }].sort((one, other) => placeOf(one) - placeOf(other)),
          ),
      });
    },
  });
  return {
    outcomes,
    isRunning: probing.isPending,
    run: probing.mutate,
    stop: () => {
      stop();
      probing.reset();
    },
  };
}

/** Maximum ids; the rest is reported, not requested. */
const MAX_IDS = 200;

interface ListedId {
  text: string;
  /** Coordinate path; undefined for an id that nobody can wear. */
  path: string | undefined;
}

/** Parses the ids of a list, between blanks, commas, semicolons or lines. Each id counts once. */
export function readIds(text: string): ListedId[] {
  const words = [...new Set(text.split(/[\s,;]+/).filter((word) => word !== ''))];
  return words.map((word) => ({ text: word, path: pathOf(word) }));
}

function pathOf(word: string): string | undefined {
  if (!/^\d{1,8}$/.test(word)) return undefined;
  const category = spriteCategoryOf(Number(word));
  return category && `/png.php/${category}/${spriteName(Number(word))}.img/coord.xml`;
}

type IdOutcome =
  | { kind: 'unknown' }
  | { kind: 'answered'; status: number; milliseconds: number }
  | { kind: 'unreachable' };

/** Parallel requests: the server limits them. */
const AT_ONCE = 4;

/** Requests coordinates for each id in turn and reports results as they come. */
async function askForIds(
  ids: readonly ListedId[],
  origin: string,
  { signal, onOutcome }: { signal: AbortSignal; onOutcome: (id: ListedId, outcome: IdOutcome) => void },
): Promise<void> {
  const waiting = ids.values();
  const work = async () => {
    for (const id of waiting) {
      if (signal.aborted) return;
      const outcome = await outcomeOf(id, origin, signal);
      if (!signal.aborted) onOutcome(id, outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function outcomeOf({ path }: ListedId, origin: string, signal: AbortSignal): Promise<IdOutcome> {
  if (path === undefined) return { kind: 'unknown' };
  const start = performance.now();
  try {
    const { status, body } = await fetch(origin + path, { signal, credentials: 'omit', cache: 'no-store' });
    await body?.cancel();
    return { kind: 'answered', status, milliseconds: performance.now() - start };
  } catch {
    return { kind: 'unreachable' };
  }
}
