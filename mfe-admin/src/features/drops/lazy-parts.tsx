import { useTexts } from '@portico/i18n';
import { QueryStates } from '@portico/portal-kit';
import { ErrorState, Sheet, Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';

interface LazyPartProps<Props> {
  name: string;
  /** Brings its code, a chunk of its own. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part whose code is asked for when it is shown first; one that does not come can be asked for again. */
export function LazyPart<Props extends object>({ name, load, props }: LazyPartProps<Props>) {
  const query = useQuery({
    queryKey: ['chunk', name],
    queryFn: async () => ({ Part: await load() }),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  return (
    <QueryStates query={query} skeleton={<Skeleton shape="box" height="16rem" />}>
      {({ Part }) => <Part {...props} />}
    </QueryStates>
  );
}

/** What is said in place of a dialog whose code did not come. */
interface MissingTexts {
  title: 'drops.grid.paste.title' | 'drops.review.title';
  missing: 'drops.grid.paste.missing' | 'drops.review.missing';
  hint?: 'drops.review.missingText';
}

/** A dialog whose code is asked for when it is opened first; one that did not come is asked for again when it is opened again. */
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
