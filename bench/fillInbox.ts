import { writeContactForm } from "../site/store/contactForms.ts";
import { openStore } from "../site/store/openStore.ts";
import { addManySubmissions, settleSubmissions } from "../site/store/testing/addManySubmissions.ts";

/**
 * Fills a database with what visitors might have sent with two forms over a year.
 * `node fillInbox.js <how many> <options of openStore as JSON>`
 */
const [count = "0", options = "{}"] = process.argv.slice(2);
const BATCH = 5000;
const MINUTES = 5;

const WORDS =
  "moire paper print colour shipping frame dots grid river window harbour stone light evening garden letter question price delivery thanks".split(
    " ",
  );

const store = await openStore(JSON.parse(options));
const forms = [await form("inbox-one"), await form("inbox-two")];
for (let from = 0; from < Number(count); from += BATCH) {
  const length = Math.min(BATCH, Number(count) - from);
  const rows = Array.from({ length }, (_none, index) => submission(from + index));
  await addManySubmissions(store.db, rows);
}
await settleSubmissions(store.db);
await store.close();

async function form(key: string): Promise<number> {
  const { id } = await writeContactForm(store.db, {
    key,
    language: null,
    definition: {
      title: key,
      locale: "en_US",
      fields: [
        { kind: "text", name: "your-name", label: "Name" },
        { kind: "email", name: "your-email", label: "Email" },
        { kind: "textarea", name: "your-message", label: "Message" },
      ],
    },
  });
  return id;
}

/** One in ten is new, one in fifty spam, one in a hundred starred, one in a thousand thrown away. */
function submission(number: number) {
  const name = `Visitor ${number}`;
  const email = `visitor-${number}@example.org`;
  const words = Array.from({ length: 40 }, (_none, place) => wordAt(number, place));
  const message = `${words.join(" ")}, number n${number}.`;
  const at = new Date(Date.now() - (Number(count) - number) * MINUTES * 60_000).toISOString();
  return {
    form_id: forms[number % 10 === 0 ? 1 : 0],
    status: number % 50 === 0 ? "spam" : "mail_sent",
    hash: `fill ${number}`,
    fields: { "your-name": [name], "your-email": [email], "your-message": [message] },
    text: [name, email, message].join("\n"),
    created_at: at,
    is_starred: number % 100 === 3,
    read_at: number < Number(count) * 0.9 ? at : null,
    deleted_at: number % 1000 === 7 ? at : null,
  };
}

function wordAt(number: number, place: number): string {
  const index = number * 7 + place * place * 13 + (number >> 3) * place;
  return WORDS[index % WORDS.length] ?? "";
}
