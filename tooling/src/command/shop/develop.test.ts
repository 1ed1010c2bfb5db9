import { createServer } from 'node:http';
import { expect, it } from '@jest/globals';
import { workerPorts } from '../../testing/e2ePorts';
import { startServer } from '../../testing/startServer';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { writeFiles } from '../../testing/writeFiles';
import { listen } from '../../workspace/listen';
import { runWeft } from '../runWeft';

it.each([
  ['dev mfe-catalog --alone', 1],
  ['dev mfe-catalog', 1],
  ['dev OWN --shop SHOP', 10],
])('"weft %s" refuses a port that is in use before it starts a server', async (line, offset) => {
  const { shop: port } = await workerPorts();
  process.env.WEFT_PORT = String(port);
  const own = temporaryFolder();
  writeFiles(own, { 'package.json': '{ "name": "mfe-own" }', 'webpack.config.mjs': '' });
  const shop = await startServer((_, response) => response.end('{ "format": 2, "remotes": {} }'));
  const taken = await listen(createServer(), port + offset);
  const command = line.replace('OWN', own).replace('SHOP', shop.origin);
  await expect(runWeft(...command.split(' '))).rejects.toThrow(
    `Port ${port + offset} is in use: end the program that listens on it`,
  );
  await Promise.all([taken.close(), shop.close()]);
});
