/** Writes the operations that the web apps send into the file that is named: the gateway plans them as it starts. */
import { writeFileSync } from 'node:fs';
import { sentOperations } from './sent-operations.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('name the file to write');
writeFileSync(file, JSON.stringify(await sentOperations()));
