import { Picture, SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Button, classNames, Window } from '@portico/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { BackLink } from '../../shared/lists/back-to-database';
import { CatalogMissing } from '../../shared/lists/rows/catalog-missing';
import { sentFields, useShownFields } from '../../shared/detail/sent-fields';
import styles from './planners.module.css';

interface ItemPlanHeadProps {
  of: 'farm' | 'scrolls';
  plan: { item: { id: number; name: string }; importedAt: number | null };
}

/** Header of a plan, with the way back to its item. */
export function ItemPlanHead({ of, plan: { item, importedAt } }: ItemPlanHeadProps) {
  const t = useTexts('mfe-database');
  return (
    <>
      <SectionHead
        scene="library"
        title={t(`${of}.title`, { name: item.name })}
        lead={t(`${of}.lead`)}
        actions={<BackLink href={paths.item(item.id)} text={item.name} />}
      />
      {importedAt === null && <CatalogMissing />}
    </>
  );
}

interface ItemPlanFormProps {
  item: { id: number; name: string };
  /** Values of the fields by name. */
  shown: Readonly<Record<string, string | number | undefined>>;
  /** Paragraphs below the form. */
  hint: ReactNode;
  onSend: (fields: Record<string, string>) => void;
  /** The fields. */
  children: ReactNode;
}

/** Numbers that the plan of an item is made with. A GET form, so it works without scripts. */
export function ItemPlanForm({ item, shown, hint, onSend, children }: ItemPlanFormProps) {
  const t = useTexts('mfe-database');
  const form = useShownFields(shown);
  return (
    <Window
      as="aside"
      title={<bdi>{item.name}</bdi>}
      className={styles.side}
      actions={<Picture kind="item" id={item.id} />}
    >
      <form ref={form} method="get" className={styles.form} onSubmit={(event) => onSend(sentFields(event))}>
        {children}
        <Button type="submit" variant="primary">
          {t('farm.submit')}
        </Button>
      </form>
      <div className={classNames(styles.hint, styles.notes)}>{hint}</div>
    </Window>
  );
}
