import { takeProblems } from './conformance.js';

// An answer that is not as the OpenAPI document says fails the test that received it.
afterEach(() => {
  expect(takeProblems()).toEqual([]);
});
