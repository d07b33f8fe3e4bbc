import { foundSpellings } from '../../canary-spellings.ts';
import { forgetCanaries, serverPlaces, serverTraces, typedCanaries } from './server-traces.ts';

/** Runs after every browser test: no PESEL that one of them typed stands in the server's log or in a file of its database. */
const searchTraces = (): void => {
  const traces = serverTraces();
  if (!traces.get(serverPlaces.log)?.includes('"route"')) {
    throw new Error(`${serverPlaces.log} holds no request, so nothing was searched; let the server's output go there.`);
  }
  const canaries = typedCanaries();
  const leaks = [...traces].flatMap(([file, text]) =>
    canaries.flatMap((canary) => foundSpellings(text, canary).map((spelling) => `${file} holds ${spelling}`)),
  );
  if (leaks.length > 0) throw new Error(`A PESEL has leaked to the server's disk: ${leaks.join('; ')}`);
  forgetCanaries();
};

// biome-ignore lint/style/noDefaultExport: the test runner calls the default export of the file that its configuration names
export default searchTraces;
