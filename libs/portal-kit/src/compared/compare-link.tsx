import { type ComparedKind, comparisonAddress } from '@portico/contract';
import { MAX_COMPARED } from '@portico/domain';
import { kitText } from '@portico/portal-kit';
import { LinkButton } from '@portico/ui';
import { useCompared } from './compared';

export interface CompareLinkProps {
  kind: ComparedKind;
  id: number;
}

/** Opens the comparison with this thing added; a full comparison loses its first. */
export function CompareLink({ kind, id }: CompareLinkProps) {
  const chosen = useCompared(kind);
  const ids = chosen.includes(id) ? chosen : [...chosen.slice(1 - MAX_COMPARED), id];
  return (
    <LinkButton href={comparisonAddress(kind, ids)} size="small" icon="chart">
      {kitText('kit.compare.link')}
    </LinkButton>
  );
}
