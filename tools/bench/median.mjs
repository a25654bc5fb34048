/** The middle one of an odd number of measurements. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
