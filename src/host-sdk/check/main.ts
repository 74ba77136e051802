import { run } from './run.ts';

// The package's command.
void run(process.argv.slice(2)).then(({ code, text }) => {
  process.stdout.write(text);
  process.exitCode = code;
});
