import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';

/** Marks what this server added to a map, with the number if the game files have others there. Empty for none. */
export function CustomBadge({ count, of }: { count: number; of: number }) {
  const t = useTexts('mfe-database');
  if (count === 0) return null;
  return (
    <Badge tone="accent" title={t('custom.hint')}>
      {count === of ? t('custom.all') : t('custom.some', { count })}
    </Badge>
  );
}
