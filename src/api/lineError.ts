import { CallError } from './callError.ts';

/** A refusal because of one line of the request. Apart from CallError, which the login loads. */
export class LineError extends CallError {
  /** The line's position in the sent list, from 1. */
  readonly line: number;

  constructor(line: number, details: ConstructorParameters<typeof CallError>[1]) {
    super('refused', details);
    this.line = line;
  }
}
