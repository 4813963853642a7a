### Norsk bokmål. How to translate: docs/translating.md.

## Language

language-name = Norsk bokmål
language-tags = nb no nn
language-label = Språk
language-auto = Som enheten
