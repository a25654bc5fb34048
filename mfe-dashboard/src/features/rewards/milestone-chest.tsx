import { SmallDrawing } from '@portico/game-ui';
import styles from './milestone.module.css';

type Parts = Parameters<typeof SmallDrawing>[0]['parts'];

const BODY: Parts = [
  ['cork', 'M5 24h38v15q0 4-4 4H9q-4 0-4-4z'],
  ['shade', 'M43 29v10q0 4-4 4H14q24-1 25-14z'],
  ['gold', 'M5 24h38v5H5z'],
  ['gold', 'M19 25h10v10q-5 4-10 0z'],
  ['slot', 'M24 29v3'],
];

const CLOSED: Parts = [
  ['cork', 'M5 24q0-15 12-15h14q12 0 12 15z'],
  ['shade', 'M43 24H31q8-4 4-15 8 3 8 15z'],
  ['shine', 'M11 19q2-5 7-6'],
  ...BODY,
];

const OPEN: Parts = [
  ['cork', 'M5 16q0-12 12-12h14q12 0 12 12l-2 5H7z'],
  ['shade', 'M8 14h32v7H8z'],
  ['star', 'M24 6l3 6 6.5.8-4.8 4.5 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.5 6.5-.8z'],
  ...BODY,
];

/** What waits at the end of the milestone. */
export function MilestoneChest({ isOpen }: { isOpen: boolean }) {
  return <SmallDrawing parts={isOpen ? OPEN : CLOSED} size={48} className={styles.chest} />;
}
