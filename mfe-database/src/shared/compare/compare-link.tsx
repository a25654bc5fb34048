import { MAX_COMPARED } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import { useCompared } from './compared';
import type { ComparedKind } from './compared-ids';

/** Opens the comparison with this thing added; a full comparison loses its first. */
export function CompareLink({ kind, id }: { kind: ComparedKind; id: number }) {
  const t = useTexts('mfe-database');
  const chosen = useCompared(kind);
  const ids = chosen.includes(id) ? chosen : [...chosen.slice(1 - MAX_COMPARED), id];
  return (
    <LinkButton href={paths.comparison(kind, ids)} size="small" icon="chart">
      {t('toCompare.link')}
    </LinkButton>
  );
}
