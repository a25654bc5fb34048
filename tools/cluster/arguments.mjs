import { parseArgs } from 'node:util';
import { PlainError } from '../bootstrap/terminal.mjs';
import { faultsWith } from './faults.mjs';

/** Arguments of `npm run test:cluster`: the parts to run, and how much of them. Refuses arguments with which nothing would run. */
export function clusterArguments(args) {
  const { positionals, values } = parse(args);
  if (faultsWith(values.fault).length === 0)
    throw new PlainError(`--fault ${values.fault}: faults are\n  ${faultsWith('').join('\n  ')}`);
  const rounds = amountOf('rounds', values.rounds);
  return { parts: positionals, rounds, fault: values.fault, minutes: amountOf('minutes', values.minutes) };
}

function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        rounds: { type: 'string', default: '20' },
        fault: { type: 'string', default: '' },
        minutes: { type: 'string', default: '60' },
      },
    });
  } catch (error) {
    throw new PlainError(error.message);
  }
}

function amountOf(name, text) {
  const amount = Number(text);
  if (Number.isInteger(amount) && amount > 0) return amount;
  throw new PlainError(`--${name} ${text}: give a whole number above 0`);
}
