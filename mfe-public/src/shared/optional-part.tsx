import { retriedLazy } from '@portico/portal-kit';
import { type ComponentType, Suspense, useState } from 'react';

/** A component that loads when it is rendered. The page is complete without it; after a failed load, the next page tries again. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = retriedLazy<Props>(load, () => null);
  return function OptionalPart(props: Props) {
    const [Part] = useState(part.get);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
