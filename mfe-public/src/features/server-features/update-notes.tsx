import { textIn } from '@portico/domain';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Window } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Program } from './features.queries';
import styles from './features-page.module.css';
const DEFAULT_NOTES = ['rates', 'drops', 'belt', 'medals', 'stack'] as const;

type Note = NonNullable<Program['notes']>[number];

/** The owner's notes on the latest changes, or else a text made from the numbers. */
export function UpdateNotes({ program, numbers }: { program: Program; numbers: Record<string, string> }) {
  const t = useTexts('mfe-public');
  const { rates } = usePortal().config;
  return (
    <Window title={rates.isBeta ? t('features.notes.beta') : t('features.notes.title')} icon="scroll">
      <ul className={styles.notes} role="list">
        {program.notes === null ? (
          <DefaultNotes numbers={numbers} />
        ) : (
          program.notes.map((note, index) => <OwnNote key={index} note={note} />)
        )}
      </ul>
    </Window>
  );
}

function DefaultNotes({ numbers }: { numbers: Record<string, string> }): ReactNode {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const { exp, meso, drop, bossDrop } = usePortal().config.rates;
  const rates =
    exp !== undefined && meso !== undefined && drop !== undefined && bossDrop !== undefined
      ? { exp: number(exp), meso: number(meso), drop: number(drop), bossDrop: number(bossDrop) }
      : undefined;
  return DEFAULT_NOTES.filter((key) => rates !== undefined || key !== 'rates').map((key) => (
    <li key={key}>{t(`features.notes.${key}`, { ...numbers, ...rates })}</li>
  ));
}

function OwnNote({ note: { day, text } }: { note: Note }) {
  const { language } = usePortal();
  const format = useFormat();
  return (
    <li>
      {day !== null && (
        <time dateTime={day} className={styles.noteDay}>
          {format.day(day)}
        </time>
      )}
      <bdi>{textIn({ en: '', ...text }, language)}</bdi>
    </li>
  );
}
