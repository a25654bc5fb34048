import { MAX_DROPPERS_PER_CALL } from '@portico/domain';
import { errorText, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, FormError } from '@portico/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Targets } from '../bulk-draft';
import { DROPPERS_PER_PAGE, foundDroppersQuery, type DropperSearch } from '../droppers-rows.queries';

interface ChooseAllProps {
  search: DropperSearch;
  total: number;
  onAdd: (targets: Targets) => void;
}

/** Chooses all that fit, page by page. */
export function ChooseAll({ search, total, onAdd }: ChooseAllProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const queries = useQueryClient();
  const all = useMutation({
    mutationFn: async () => {
      const found = new Map<number, string>();
      const pages = Math.ceil(Math.min(total, MAX_DROPPERS_PER_CALL + 1) / DROPPERS_PER_PAGE);
      for (let page = 1; page <= pages; page += 1) {
        const { monsters } = await queries.fetchQuery(foundDroppersQuery(search, page));
        for (const { id, name } of monsters) found.set(id, name);
      }
      return found;
    },
    onSuccess: onAdd,
  });
  return (
    <>
      <Button size="small" icon="check" isPending={all.isPending} onClick={() => all.mutate()}>
        {t('drops.bulk.targets.all', { formatted: number(total) })}
      </Button>
      {all.error !== null && <FormError>{errorText(all.error)}</FormError>}
    </>
  );
}
