import { createServer } from 'node:http';
import { expect, it } from '@jest/globals';
import { workerPorts } from '../../testing/e2ePorts';
import { listen } from '../../workspace/listen';
import { runWeft } from '../runWeft';

it.each(['dev mfe-catalog --alone', 'dev mfe-catalog'])(
  '"weft %s" refuses a port that is in use before it starts a server',
  async (line) => {
    const { shop: port } = await workerPorts();
    process.env.WEFT_PORT = String(port);
    const taken = await listen(createServer(), port + 1);
    await expect(runWeft(...line.split(' '))).rejects.toThrow(
      `Port ${port + 1} is in use: end the program that listens on it`,
    );
    await taken.close();
  },
);
