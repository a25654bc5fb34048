import { type ComparedKind, comparisonAddress } from '@portico/contract';
import { MAX_COMPARED } from '@portico/domain';
import { useIsHydrated } from '@portico/portal-kit';
import { IconButton, LinkButton } from '@portico/ui';
import { keepCompared, useCompared } from './compared';

/** Texts of the toggles in a list and of the link to the comparison. */
export interface CompareWords {
  /** Why nothing more can be chosen. */
  full: string;
  add: (name: string) => string;
  open: (count: number) => string;
}

interface NamedThing {
  id: number;
  name: string;
}

/** A column of toggles that choose rows for the comparison. */
export function compareColumn(kind: ComparedKind, words: CompareWords) {
  return {
    align: 'end' as const,
    onCard: 'aside' as const,
    cell: (thing: NamedThing) => <CompareToggle kind={kind} thing={thing} words={words} />,
  };
}

interface CompareToggleProps {
  kind: ComparedKind;
  thing: NamedThing;
  words: CompareWords;
}

/** Adds a thing to the comparison, or removes it. */
function CompareToggle({ kind, thing: { id, name }, words }: CompareToggleProps) {
  const chosen = useCompared(kind);
  // Without scripts nothing can be chosen.
  const isHydrated = useIsHydrated();
  const isChosen = chosen.includes(id);
  const isFull = !isChosen && chosen.length >= MAX_COMPARED;
  return (
    <IconButton
      icon={isChosen ? 'check' : 'plus'}
      size="small"
      variant={isChosen ? 'secondary' : 'quiet'}
      label={isFull ? words.full : words.add(name)}
      disabled={!isHydrated}
      aria-pressed={isChosen}
      aria-disabled={isFull}
      onClick={() => {
        if (isFull) return;
        keepCompared(kind, isChosen ? chosen.filter((other) => other !== id) : [...chosen, id]);
      }}
    />
  );
}

/** Opens the comparison of what is chosen; nothing while nothing is. */
export function OpenComparison({ kind, words }: { kind: ComparedKind; words: CompareWords }) {
  const chosen = useCompared(kind);
  if (chosen.length === 0) return null;
  return (
    <LinkButton href={comparisonAddress(kind, chosen)} size="small" icon="chart">
      {words.open(chosen.length)}
    </LinkButton>
  );
}
