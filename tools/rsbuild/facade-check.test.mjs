import { missingFromFacades } from './facade-check.mjs';

describe('missingFromFacades', () => {
  it('is nothing for what the facades provide', () => {
    expect(missingFromFacades(`import { Route, Routes as R } from 'react-router-dom';`)).toEqual([]);
  });

  it('names what a remote would get as undefined', () => {
    const code = `import {\n  useQuery,\n  usePrefetchQuery,\n} from '@tanstack/react-query';\nimport { Form } from "react-router-dom";`;
    expect(missingFromFacades(code)).toEqual([
      '@tanstack/react-query: usePrefetchQuery',
      'react-router-dom: Form',
    ]);
  });

  it('leaves types and packages that are shared whole alone', () => {
    expect(
      missingFromFacades(
        `import type { To } from 'react-router-dom';\nimport { type UseQueryResult } from '@tanstack/react-query';\nimport { useId } from 'react';`,
      ),
    ).toEqual([]);
  });
});
