// A mail server that keeps what it gets: enough of SMTP for a server that sends.
import { createServer, type Server, type Socket } from "node:net";

export interface Mailbox {
  port: number;
  /** Texts of messages, as they were meant to be read. */
  received: string[];
  close(): Promise<void>;
}

/** Quoted-printable, in which texts with long lines travel. */
const plain = (text: string) =>
  text
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function talk(socket: Socket, received: string[]): void {
  let heard = "";
  let text = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 mail.example");
  socket.on("error", () => socket.destroy());
  socket.on("data", (data) => {
    heard += String(data);
    for (let end = heard.indexOf(text ? "\r\n.\r\n" : "\r\n"); end >= 0; ) {
      const line = heard.slice(0, end);
      heard = heard.slice(end + (text ? 5 : 2));
      if (text) {
        received.push(plain(line));
        text = false;
        say("250 2.0.0 taken");
      } else if (/^data/i.test(line)) {
        text = true;
        say("354 go on");
      } else if (/^quit/i.test(line)) {
        say("221 bye");
        socket.end();
      } else say("250 2.1.0 ok");
      end = heard.indexOf(text ? "\r\n.\r\n" : "\r\n");
    }
  });
}

export function mailbox(): Promise<Mailbox> {
  const received: string[] = [];
  const server: Server = createServer((socket) => talk(socket, received));
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () =>
      resolve({
        port: (server.address() as { port: number }).port,
        received,
        close: () => new Promise((closed) => server.close(() => closed())),
      }),
    ),
  );
}
