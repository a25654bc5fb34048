import { useTexts } from '@portico/i18n';
import { ErrorState, Sheet } from '@portico/ui';
import { lazy, Suspense, type ComponentType } from 'react';

/** Texts for a dialog whose code did not load. */
interface MissingTexts {
  title: 'drops.grid.paste.title' | 'drops.review.title';
  missing: 'drops.grid.paste.missing' | 'drops.review.missing';
  hint?: 'drops.review.missingText';
}

/** A dialog whose code loads on first opening; the next opening retries a failed load. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  texts: MissingTexts,
) {
  let dialog: ComponentType<Props> | undefined;
  const loadDialog = async () => {
    try {
      return { default: await load() };
    } catch {
      dialog = undefined;
      return { default: ({ onClose }: Props) => <MissingDialog onClose={onClose} {...texts} /> };
    }
  };
  return function LazyDialog(props: Props) {
    const Dialog = (dialog ??= lazy(loadDialog));
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

function MissingDialog({ onClose, title, missing, hint }: MissingTexts & { onClose: () => void }) {
  const t = useTexts('mfe-admin');
  return (
    <Sheet isOpen onClose={onClose} title={t(title)} closeText={t('drops.close')}>
      <ErrorState title={t(missing)} hint={hint && t(hint)} />
    </Sheet>
  );
}
