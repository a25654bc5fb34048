import { takeProblems } from './conformance.js';

// An answer that is not as the OpenAPI document says fails the test that received it.
afterEach(() => {
  const problems = takeProblems();
  if (problems.length > 0) throw new Error(`Not as the OpenAPI document says:\n${problems.join('\n')}`);
});
