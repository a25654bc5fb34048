import { takeProblems } from './conformance.js';

// An answer that differs from the OpenAPI document fails the test that received it.
afterEach(() => {
  const problems = takeProblems();
  if (problems.length > 0) throw new Error(`Not as the OpenAPI document says:\n${problems.join('\n')}`);
});
